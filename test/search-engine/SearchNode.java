import java.util.List;
import java.util.Map;
import org.codelibs.opensearch.runner.node.OpenSearchRunnerNode;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.transport.Netty4Plugin;

/** One OpenSearch node on loopback, in a process of its own so that a test can kill it. */
public final class SearchNode {
  /** Arguments: name, folder, HTTP port, transport port, transport addresses of all nodes, names of all nodes. */
  public static void main(String[] args) throws Exception {
    var settings = Settings.builder()
        .put("cluster.name", "tiao-test")
        .put("node.name", args[0])
        .put("path.home", args[1])
        .put("network.host", "127.0.0.1")
        .put("http.port", args[2])
        .put("transport.port", args[3])
        .put("discovery.seed_hosts", args[4])
        .put("cluster.initial_cluster_manager_nodes", args[5])
        .put("cluster.routing.allocation.disk.threshold_enabled", false)
        .put("node.store.allow_mmap", false)
        .build();
    var environment = InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> args[0]);
    var node = new OpenSearchRunnerNode(environment, List.of(Netty4Plugin.class));
    node.start();
    Thread.currentThread().join();
  }
}
